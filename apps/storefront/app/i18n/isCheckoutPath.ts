/** Whether a path is the checkout or one of its pages, in any locale. */
export const isCheckoutPath = (path: string): boolean =>
  /^(\/[a-z]{2}(-[A-Za-z]{2})?)?\/checkout(\/|$)/.test(path)
