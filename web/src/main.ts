import './style/tokens.css'
import './style/base.css'
import './core/theme.svelte'
import { mount } from 'svelte'
import App from './App.svelte'
import { speech } from './core/language.svelte'

const target = document.getElementById('app')
// The first words are there before the first page.
void speech.load().then(() => target && mount(App, { target }))
