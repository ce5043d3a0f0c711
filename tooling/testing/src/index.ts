export type { Branch, BranchChanges } from '@selvedge/dev'
export { runIdentityAdmin, runPlatformAdmin } from '@selvedge/dev'
export { type Books, readBooks, runningAttempts } from './books/readBooks.ts'
export { type Reconciliation, reconcile } from './books/reconcile.ts'
export { eventually, type PollOptions } from './eventually.ts'
export {
  type CartFacts,
  cartFacts,
  type ExpectedCart,
  expectNoOrder,
  type PlatformCart,
  platformCart,
} from './proof/expectNoOrder.ts'
export { centsOf, type ExpectedOrder, expectOrder } from './proof/expectOrder.ts'
export { type OrderFacts, orderFacts, type PlatformOrder, platformOrder } from './proof/orderFacts.ts'
export { type FakeProviders, startFakeProviders } from './providers/fakeProviders.ts'
export { type FaultyPlatform, type PlatformFault, startFaultyPlatform } from './providers/faultyPlatform.ts'
export {
  type PaymentIntent,
  type ProviderPayment,
  paymentIntents,
  providerTotals,
  provokeFault,
} from './providers/sandbox.ts'
export { connectShop } from './shop/connectShop.ts'
export {
  createDatabase,
  type RunningTestDatabases,
  startTestDatabases,
  type TestDatabases,
} from './shop/createTestDatabases.ts'
export { query } from './shop/query.ts'
export type { ServiceName, Shop, ShopAddresses, ShopControl } from './shop/shop.ts'
export { type CollectedSpan, type Collector, startCollector } from './shop/startCollector.ts'
export { PREVIEW_KEY } from './shop/startShopProcesses.ts'
export { startTestShop, type TestShop, type TestShopOptions } from './shop/startTestShop.ts'
export { type Bought, buy } from './shoppers/buy.ts'
export { type Plan, planOf } from './shoppers/plan.ts'
export { createRandom, type Random } from './shoppers/random.ts'
export {
  addLine,
  applyCode,
  type CartLine,
  type Gift,
  productPath,
  quantities,
  saveGift,
  switchCurrency,
} from './state/cartSteps.ts'
export { cheapHash } from './state/cheapHash.ts'
export {
  APPROVED,
  type CheckoutStep,
  completePaymentStep,
  completeShippingStep,
  DECLINED,
  expectStep,
  fillAddress,
  fillHostedCard,
  followRefresh,
  NEEDS_APPROVAL,
  orderNumberOf,
  type Payment,
  placeOrder,
  stepHeading,
  stepOf,
  submitOrder,
  submitShipping,
} from './state/checkoutSteps.ts'
export {
  type CartState,
  cartIdOf,
  type GivenCart,
  givenCart,
  givenOrder,
  type OrderState,
} from './state/givenCart.ts'
export {
  type Customer,
  type CustomerKind,
  copyCustomer,
  createCustomer,
  givenCustomer,
  logIn,
  PASSWORD,
} from './state/givenCustomer.ts'
export { confirmationAmounts, confirmationText, type Mail, mails, mailText } from './state/mails.ts'
export {
  berlin,
  type Currency,
  london,
  marianne,
  melbourne,
  type Person,
  personIn,
  toronto,
} from './state/people.ts'
export { setCredit } from './state/setCredit.ts'
export type { Field, Name } from './visitor/find.ts'
export { Page, type Redirect } from './visitor/Page.ts'
export { textLines, textOf } from './visitor/textLines.ts'
export {
  type ObservedRequest,
  type RequestObserver,
  type RequestOptions,
  Visitor,
  type VisitorCookie,
  type VisitorOptions,
} from './visitor/Visitor.ts'
