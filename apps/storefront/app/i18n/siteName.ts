/** Returns the name of the site. The server and the browser replace it with their own function. */
let read = (): string => ''

/** The name of the site that a page belongs to. */
export const siteName = (): string => read()

/** Sets where the name of the site comes from: the request on the server, the document in the browser. */
export const overwriteSiteName = (get: () => string): void => {
  read = get
}
