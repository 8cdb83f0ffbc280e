import './style/tokens.css'
import './style/base.css'
import './core/comfort.svelte'
import './core/theme.svelte'
import { mount } from 'svelte'
import App from './App.svelte'
import { speech } from './core/language.svelte'

const target = document.getElementById('app')
// The service worker caches the shell, so that the site opens quickly and can say when it is offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
// The first texts are loaded before the first page.
void speech.load().then(() => target && mount(App, { target }))
