import type { WorkflowStep } from '../../order/steps.ts'

/** The steps of workflows about orders in plain words. */
const stepLabels = new Map<string, string>([
  ['validateLines', 'Check the cart'],
  ['holdCredit', 'Reserve store credit'],
  ['authorise', 'Authorize the payment'],
  ['askForApproval', 'Ask the shopper for an approval'],
  ['lookAtApproval', 'Look at the approval'],
  ['recordPayment', 'Record the payment'],
  ['createOrder', 'Create the order'],
  ['setOrderNumber', 'Set the order number'],
  ['capture', 'Capture the payment'],
  ['spendCredit', 'Spend store credit'],
  ['markPaid', 'Mark the order as paid'],
  ['grantPlus', 'Grant the Plus membership'],
  ['confirm', 'Send the confirmation'],
  ['finish', 'Finish'],
  ['cancelOrder', 'Cancel the order'],
  ['releasePayment', 'Release the payment'],
  ['releaseCredit', 'Release store credit'],
  ['recordRelease', 'Record the release'],
  ['restoreCart', 'Restore the cart'],
  ['closeOrder', 'Close the order'],
  ['returnPayment', 'Refund the payment'],
  ['returnCredit', 'Refund store credit'],
  ['recordReturn', 'Record the refund'],
  ['announceCancellation', 'Send the cancellation'],
] satisfies readonly (readonly [WorkflowStep, string])[])

/**
 * Returns a step in plain words; for an unknown step, returns its name. Returns undefined for entries of the engine
 * itself, such as pauses.
 */
export const stepLabel = (name: string): string | undefined =>
  name.startsWith('DBOS.') ? undefined : (stepLabels.get(name) ?? name)
