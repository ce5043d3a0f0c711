import { html } from 'hono/html'
import { decimal } from '../money/decimal.ts'

/** The form of a 3-D Secure challenge. `amount` is in minor units; a card that is only saved has none. */
export const challengeForm = (amount: { cents: number; currency: string } | undefined) => html`<main>
<h1>Your bank asks</h1>
<p>${
  amount
    ? html`Is this payment of <strong>${decimal(amount.cents, amount.currency)} ${amount.currency.toUpperCase()}</strong> yours?`
    : 'May the shop keep this card?'
}</p>
<form method="post">
<button class="half" name="answer" value="approve">Approve</button>
<button class="half quiet" name="answer" value="refuse">Refuse</button>
</form>
<p class="note">This is the test bank of the payment sandbox. No money moves.</p>
</main>`
