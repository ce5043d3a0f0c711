/** The email about an order that its customer cancelled. */
export const cancellationMail = (orderNumber: string, orderUrl: string) => ({
  subject: `Your order ${orderNumber} is cancelled`,
  text: `As you asked, we have cancelled your order ${orderNumber}. Nothing of it was printed.

The money goes back the way it came: to a card or PayPal within five working days, store credit at once.

${orderUrl}`,
})
