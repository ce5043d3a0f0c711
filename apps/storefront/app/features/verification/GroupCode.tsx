import { Form } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { m } from '../../paraglide/messages.js'
import { usePaths } from '../frame/useShop.ts'

/** The code of a proven group, and the way to use it: the cart's own form takes it. */
export const GroupCode = ({ code }: { readonly code: string }) => {
  const paths = usePaths()
  return (
    <Callout
      tone="success"
      role="status"
      title={m.verify_code({ code })}
      action={
        <Form method="post" action={paths.cart()} reloadDocument>
          <input type="hidden" name="code" value={code} />
          <Button type="submit" name="intent" value="add-code">
            {m.verify_use()}
          </Button>
        </Form>
      }
    >
      {m.verify_code_text()}
    </Callout>
  )
}
