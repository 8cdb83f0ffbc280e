import './style/tokens.css'
import './style/base.css'
import './core/theme.svelte'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (target) mount(App, { target })
