declare global {
  /**
   * Reloads the document and returns true when the URL is another one than at the last call. The first call compares it with the
   * URL that the document was loaded from.
   */
  var reloadForOtherUrl: (() => boolean) | undefined
}

/**
 * Defines `reloadForOtherUrl`. Before hydration a visitor can go back to a history entry that shares this document, because it
 * was left by a client navigation and the next page was reloaded. React cannot hydrate the page of one URL as that of another
 * one. The script is in the head, so that it runs before a visitor can go back.
 */
export const documentUrlScript =
  'reloadForOtherUrl=(u=>()=>u!==(u=location.pathname+location.search)&&!location.reload())(location.pathname+location.search)'
