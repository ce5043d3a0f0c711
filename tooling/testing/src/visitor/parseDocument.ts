import { JSDOM } from 'jsdom'

/**
 * The window of all documents: a separate window for each document would take half of the time of parsing a page.
 */
const { window } = new JSDOM()
const parser = new window.DOMParser()

/**
 * Parses a page as a browser without JavaScript does, including the content of `<noscript>`. The document has no address
 * of its own, so that relative links are resolved against the address of the page.
 */
export const parseDocument = (html: string): Document => {
  const document = parser.parseFromString(html, 'text/html')
  // Forms and accessible names look for the constructors of the window.
  return Object.defineProperty(document, 'defaultView', { value: window })
}
