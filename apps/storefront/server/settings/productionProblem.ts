type Checked = {
  readonly SELVEDGE_MODE: 'development' | 'production'
  readonly ACCEPT_IN_PRODUCTION: readonly string[]
  readonly CARD_FIELDS_URL?: string | undefined
  readonly IDME_CLIENT_ID?: string | undefined
  readonly IDME_PAGE_URL: string
}

/**
 * Returns one line about a simulated service that is not suitable for production; `undefined` in development mode.
 */
export const productionProblem = (settings: Checked): string | undefined => {
  const {
    SELVEDGE_MODE: mode,
    ACCEPT_IN_PRODUCTION: accepted,
    CARD_FIELDS_URL,
    IDME_CLIENT_ID,
    IDME_PAGE_URL,
  } = settings
  if (mode === 'development') return undefined
  if (CARD_FIELDS_URL && !accepted.includes('payment-sandbox'))
    return 'CARD_FIELDS_URL is set: shoppers would pay at the payment sandbox. Remove it, or accept this with ACCEPT_IN_PRODUCTION=payment-sandbox.'
  if (IDME_CLIENT_ID && IDME_PAGE_URL.includes('/stand-in/') && !accepted.includes('simulated-groups'))
    return 'IDME_PAGE_URL is the simulated page: anyone gets the discounts of groups. Remove it, or accept this with ACCEPT_IN_PRODUCTION=simulated-groups.'
  return undefined
}
