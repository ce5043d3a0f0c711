import { createContext } from 'react'

/**
 * The nonce of the page while the server renders it. Pages use it when the data of their frame, which also has the
 * nonce, could not be loaded. Browsers hide nonces from scripts.
 */
export const NonceContext = createContext<string | undefined>(undefined)
