import { JSDOM } from 'jsdom'

/**
 * The window of all documents: a separate window for each document would take half of the time of parsing a page.
 */
const { window } = new JSDOM()
const parser = new window.DOMParser()

/**
 * Parses a page as a browser without JavaScript does, including the content of `<noscript>`. The document has no URL of
 * its own, so that relative links are resolved against the URL of the page.
 */
export const parseDocument = (html: string): Document => {
  const document = parser.parseFromString(html, 'text/html')
  // The code for forms and accessible names needs the constructors of the window.
  return Object.defineProperty(document, 'defaultView', { value: window })
}
