import { mount } from 'svelte'
import App from './App.svelte'
import './look/tokens.css'
import './look/base.css'
import { openPage } from './pages'
import { watchPlace } from './place.svelte'
import { match } from './routes'
import { startSpeaking } from './words/words.svelte'

const target = document.getElementById('page')
if (!target) throw new Error('The page has no place for the client.')
// Fetched at the same time as the words.
void openPage(match(location.pathname).page)
await startSpeaking()
watchPlace()
mount(App, { target })
