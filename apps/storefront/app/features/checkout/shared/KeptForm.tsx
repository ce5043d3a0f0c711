import { Form, useActionData } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { ErrorState } from '@selvedge/ui-kit/ErrorState'
import { m } from '../../../paraglide/messages.js'
import { ErrorPage } from '../../errors/ErrorPage.tsx'
import { usePaths } from '../../frame/useShop.ts'
import { answerText } from './answerText.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'

/** In the place of a checkout that could not be shown: what was sent is kept, to be sent once more. */
export const KeptForm = () => {
  const answer = useActionData<CheckoutAnswer>()
  const paths = usePaths()
  if (!answer) return <ErrorPage />
  return (
    <Form method="post" action={paths.sendCheckout(answer.step)} replace>
      {Object.entries(answer.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorState
        title={m.error_title()}
        text={answer.kind === 'expired' ? answerText(answer) : m.typed_kept()}
        action={<Button type="submit">{m.try_again()}</Button>}
      />
    </Form>
  )
}
