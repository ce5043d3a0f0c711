type Mail = { readonly subject: string; readonly text: string }

/** The email that is sent a week before a subscription is renewed. `price` is the price on the day of the mail. */
export const renewalReminderMail = (name: string, day: string, price: string, card: string): Mail => ({
  subject: `Your ${name} renews on ${day}`,
  text: `As you asked, we renew your ${name} on ${day} and charge ${price} to ${card}.

You can turn this off until then. It ends on that day instead, and nothing is charged:`,
})

/** The email about a renewed subscription. The order has a confirmation of its own. */
export const renewedMail = (name: string, day: string, price: string, orderNumber: string): Mail => ({
  subject: `Your ${name} is renewed`,
  text: `We renewed your ${name} until ${day} and charged ${price}, as order ${orderNumber}.

You can turn the next renewal off at any time:`,
})

const problems = {
  'card-missing': 'The payment method that you chose for it was removed.',
  'card-expired': 'The card that you chose for it has expired.',
  declined: 'Your bank or PayPal declined the charge, or wants you to confirm each payment.',
  unavailable: 'We could not reach the payment provider.',
} as const

/** The email about a failed renewal of a subscription. It is sent after the first failed try. */
export const renewalFailedMail = (name: string, until: string, problem: keyof typeof problems): Mail => ({
  subject: `We could not renew your ${name}`,
  text: `${problems[problem]} Your ${name} goes on while we try again once a day, until ${until}. Then it ends.

Choose another payment method, and we try it at once:`,
})

/** The email about a subscription that ends because its product cannot be ordered any more. */
export const renewalRefusedMail = (name: string, isPlus: boolean): Mail => ({
  subject: `We could not renew your ${name}`,
  text: `We could not renew your ${name}, because it cannot be ordered any more, or not with your account and address. It has ended${isPlus ? ', and with it the member prices' : ''}. Nothing was charged.

What you had, and what we offer now, is on the page of your subscriptions:`,
})

/** The email about a subscription that ends because it could not be renewed. */
export const renewalEndedMail = (name: string, isPlus: boolean): Mail => ({
  subject: `Your ${name} has ended`,
  text: `We could not charge your payment method for a week, so your ${name} has ended${isPlus ? ', and with it the member prices' : ''}. Nothing was charged. You can buy it again at any time.`,
})
