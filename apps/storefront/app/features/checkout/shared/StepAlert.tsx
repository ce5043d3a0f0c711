import { Callout } from '@selvedge/ui-kit/Callout'
import { Text } from '@selvedge/ui-kit/Text'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../../paraglide/messages.js'
import { FocusOnChange } from '../../forms/FocusOnChange.tsx'
import { usePaths } from '../../frame/useShop.ts'
import { answerText } from './answerText.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'

/** Answers that stand at their fields, and need no words above the form. */
const inPlace: readonly CheckoutAnswer['kind'][] = ['form', 'fields', 'address', 'agreement']

/** Why the step was not taken, above its form: announced, and in focus (spec §8). */
export const StepAlert = ({ answer }: { readonly answer: CheckoutAnswer | undefined }) => {
  const paths = usePaths()
  if (!answer || inPlace.includes(answer.kind)) return null
  const action =
    answer.kind === 'expired' ? (
      <TextLink href={paths.login(paths.checkout())}>{m.login_title()}</TextLink>
    ) : answer.kind === 'cart' ? (
      <TextLink href={paths.cart()}>{m.back_to_cart()}</TextLink>
    ) : answer.kind === 'order' && answer.problem.kind === 'payment-declined' ? (
      <TextLink href={paths.editCheckout('billing')}>{m.pay_otherwise()}</TextLink>
    ) : undefined
  return (
    <FocusOnChange of={answer}>
      <Callout tone="error" role="alert" action={action}>
        {answerText(answer)}
        {answer.kind === 'checkout-empty' ? <Text size="small">{m.checkout_empty_hint()}</Text> : null}
      </Callout>
    </FocusOnChange>
  )
}
