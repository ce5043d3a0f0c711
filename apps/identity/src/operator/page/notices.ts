/**
 * The messages about an action, which the page after its redirect shows. The URL contains only the name of the message.
 */
export const notices = {
  'experiment-stopped': 'The experiment is stopped. The shops follow within seconds.',
  'credit-adjusted': 'The store credit is changed.',
  'mail-sent': 'The mail is sent.',
  'code-activated': 'The code works from now on.',
  'code-deactivated': 'The code no longer works.',
  'stock-set': 'The stock is changed.',
} as const

export type Notice = keyof typeof notices

/** The text of the notice that a URL names; undefined for an unknown name. */
export const noticeText = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(notices, name) ? notices[name as Notice] : undefined
