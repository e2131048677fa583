import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { watchPlace } from './place.svelte'
import { startSpeaking } from './words/words.svelte'

const target = document.getElementById('page')
if (!target) throw new Error('The page has no place for the client.')
await startSpeaking()
watchPlace()
mount(App, { target })
