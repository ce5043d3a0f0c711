/** The steps of an order that goes well, in their order; the names are in the workflow's history. */
export const orderSteps = [
  'validateLines',
  'holdCredit',
  'authorise',
  'recordPayment',
  'createOrder',
  'setOrderNumber',
  'capture',
  'spendCredit',
  'markPaid',
  'grantPlus',
  'confirm',
  'finish',
] as const

/** What undoes them, or happens while a shopper is waited for. */
export const otherSteps = [
  'askForApproval',
  'lookAtApproval',
  'cancelOrder',
  'releasePayment',
  'releaseCredit',
  'recordRelease',
  'restoreCart',
] as const

export type OrderStep = (typeof orderSteps)[number] | (typeof otherSteps)[number]

/** Called before and after every run of a step. Tests end the process there. */
export type StepObserver = (step: OrderStep, moment: 'before' | 'after', attemptId: string) => void
