import { mount } from 'svelte'
import App from './App.svelte'
import './styles/type.css'
import './styles/tokens.css'
import './styles/base.css'
import { openPage } from './pages'
import { startRouter } from './router.svelte'
import { match } from './routes'
import { startLanguage } from './i18n/translate.svelte'

const target = document.getElementById('page')
if (!target) throw new Error('The page has no place for the client.')
// Fetched at the same time as the words.
void openPage(match(location.pathname).page)
await startLanguage()
startRouter()
mount(App, { target })
