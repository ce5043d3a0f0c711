import { createContext } from 'react'

/**
 * The page's nonce while the server renders, for pages whose frame could not be loaded. Browsers hide it from scripts.
 */
export const NonceContext = createContext<string | undefined>(undefined)
