import { Form, useActionData } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { ErrorState } from '@selvedge/ui-kit/ErrorState'
import { m } from '../../../paraglide/messages.js'
import { ErrorPage } from '../../errors/ErrorPage.tsx'
import { usePaths } from '../../frame/useShop.ts'
import type { RefusedStep } from './refusedStep.ts'

/** Replaces a checkout that could not be shown: the submitted values are kept for another submit. */
export const ResubmitForm = () => {
  const refusal = useActionData<RefusedStep>()
  const paths = usePaths()
  if (!refusal) return <ErrorPage />
  return (
    <Form method="post" action={paths.sendCheckout(refusal.step)} replace>
      {Object.entries(refusal.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ErrorState
        title={m.error_title()}
        text={refusal.kind === 'expired' ? refusal.message : m.typed_kept()}
        action={<Button type="submit">{m.try_again()}</Button>}
      />
    </Form>
  )
}
