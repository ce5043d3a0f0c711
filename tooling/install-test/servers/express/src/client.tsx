import '@selvedge/ui-kit/styles.css'
import { hydrateRoot } from 'react-dom/client'
import { App, type State } from './App'

const [root, state] = ['root', 'state'].map((id) => document.getElementById(id))
if (root && state) hydrateRoot(root, <App state={JSON.parse(state.textContent ?? '') as State} />)
