type ReturnMail = { readonly subject: string; readonly text: string }

/** The email about a return that its customer requested. */
export const returnRequestMail = (number: string, pageUrl: string): ReturnMail => ({
  subject: `Your return ${number}`,
  text: `We have your return ${number}. Send it like this:

1. Print the label on the page below, or write ${number} and our address on a sheet of paper.
2. Pack everything with the sheet inside, so that we know whose parcel it is.
3. Take the parcel to any carrier, and keep the receipt until the money is back.

The address and the label:
${pageUrl}

Once the parcel is here, we refund it the way it was paid.`,
})

/** The refunds of a return as formatted amounts; an amount that is not refunded is empty. */
export type RefundTexts = { readonly payment: string; readonly credit: string; readonly isInvoice: boolean }

/** The email about a return that was received and refunded. */
export const refundMail = (
  number: string,
  pageUrl: string,
  { payment, credit, isInvoice }: RefundTexts,
): ReturnMail => {
  const parts = [
    ...(payment ? [`${payment} go back the way you paid, within five working days.`] : []),
    ...(credit ? [`${credit} are store credit again, which you can use at once.`] : []),
    ...(isInvoice ? ['You pay by invoice: we take the amount off it, or send it back if it is paid.'] : []),
  ]
  return {
    subject: `Your return ${number} is refunded`,
    text: `Your parcel with the return ${number} is here. Thank you.

${parts.length > 0 ? parts.join('\n') : 'The money is on its way to you.'}

${pageUrl}`,
  }
}

/** The email about a return that was declined. */
export const declinedReturnMail = (number: string, pageUrl: string, reason: string): ReturnMail => ({
  subject: `Your return ${number}`,
  text: `We cannot refund your return ${number}:

${reason}

If you see this differently, reply to this mail or write to customer support. The return:
${pageUrl}`,
})
