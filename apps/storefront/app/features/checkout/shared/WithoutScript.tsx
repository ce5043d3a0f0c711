import { createContext, type ReactNode, useContext } from 'react'

const Inside = createContext(false)

/** Content for visitors without script. Browsers end a noscript at the first closing tag, so one never stands in another. */
export const WithoutScript = ({ children }: { readonly children: ReactNode }) =>
  useContext(Inside) ? (
    children
  ) : (
    <noscript>
      <Inside.Provider value={true}>{children}</Inside.Provider>
    </noscript>
  )
