import { useLocation } from '@remix-run/react'
import { createContext, useContext, useRef } from 'react'

/** The structured data of the page while the server renders it: schema.org objects. */
export const StructuredDataContext = createContext<readonly object[]>([])

/** The data as the text of a script. It is escaped, so that no text in the data ends the script. */
const scriptOf = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)}</script>`

/**
 * The structured data of a document, for search engines. Only the server has it: React hydrates the element without its content, and
 * removes it when the visitor navigates to another page.
 */
export const StructuredData = () => {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  const data = useContext(StructuredDataContext)
  if (first.current !== pathname) return null
  return (
    <div
      hidden
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? data.map(scriptOf).join('') : '' }}
      suppressHydrationWarning
    />
  )
}
