export {
  accountDeletions,
  devices,
  emailChanges,
  giftCards,
  subscriptionPeriods,
  subscriptionRenewals,
  tradeApplications,
} from './tables/account.ts'
export { executors } from './tables/executors.ts'
export { experimentExposures, experiments } from './tables/experiments.ts'
export { handovers } from './tables/handovers.ts'
export { ledgerAccounts, ledgerPostings, ledgerTransfers } from './tables/ledger.ts'
export { mails } from './tables/mails.ts'
export { operatorActions, operatorSessions } from './tables/operators.ts'
export {
  cardRemovals,
  cartPayments,
  orderAttempts,
  orderNumbers,
  pendingMethods,
  providerEvents,
  savedCards,
} from './tables/orders.ts'
export {
  cartMerges,
  newsletterSubscriptions,
  pendingRegistrations,
  preferences,
  promotionGrants,
  supportImages,
  supportMessages,
} from './tables/people.ts'
export { orderReturns } from './tables/returns.ts'
export { sessions } from './tables/sessions.ts'
export { siteKeys } from './tables/sites.ts'
