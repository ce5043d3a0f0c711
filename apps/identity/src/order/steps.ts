/** The steps of a successful order, in their order; the workflow's history contains the names. */
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

/** The steps of compensations and approvals. */
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

/** The steps of the cancellation of a placed order, in their order. */
export const cancellationSteps = [
  'closeOrder',
  'returnPayment',
  'returnCredit',
  'recordReturn',
  'announceCancellation',
] as const

/** The steps of the request of a return, in their order. */
export const returnRequestSteps = ['storeReturn', 'addReturnInfo', 'announceReturn'] as const

/** The steps that follow once an operator has received a return, or declined it. */
export const returnDecisionSteps = [
  'markReturned',
  'planRefund',
  'refundPayment',
  'refundCredit',
  'recordRefund',
  'announceDecision',
  'finishReturn',
] as const

/** The steps of a try to renew a subscription, in their order. */
export const renewalSteps = ['prepareRenewal', 'recordRenewal', 'announceRenewal'] as const

/** A step of a workflow about an order. */
export type WorkflowStep =
  | OrderStep
  | (typeof cancellationSteps)[number]
  | (typeof returnRequestSteps)[number]
  | (typeof returnDecisionSteps)[number]
  | (typeof renewalSteps)[number]

/** Called, and awaited, before and after every run of a workflow's step. Tests pause workflows and kill the process there. */
export type StepObserver = (step: string, moment: 'before' | 'after', id: string) => Promise<void> | undefined
