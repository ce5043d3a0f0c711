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
 * one. The browser knows the URL of the navigation, even if the visitor goes back before this script runs.
 */
export const documentUrlScript =
  "reloadForOtherUrl=(n=>{let h=()=>location.href.split('#')[0],u=/^http/.test(n)?n.split('#')[0]:h();return()=>u!==(u=h())&&!location.reload()})((performance.getEntriesByType('navigation')[0]||{}).name)"
