import { hydrateRoot } from 'react-dom/client'
import { Shop } from './Shop.tsx'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <Shop />)
