import './style/tokens.css'
import './style/base.css'
import './core/comfort.svelte'
import './core/theme.svelte'
import { mount } from 'svelte'
import App from './App.svelte'
import { speech } from './core/language.svelte'

const target = document.getElementById('app')
// The shell is kept, so that the house opens quickly, and can say so when it cannot be reached.
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
// The first words are there before the first page.
void speech.load().then(() => target && mount(App, { target }))
