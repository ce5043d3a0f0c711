import { Form, useNavigation } from '@remix-run/react'
import { Chip } from '@selvedge/ui-kit/Chip'
import { Inline } from '@selvedge/ui-kit/Inline'
import { PromoCode } from '@selvedge/ui-kit/PromoCode'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { CartView } from '../../../server/cart/cartViews.ts'
import { m } from '../../paraglide/messages.js'
import { CodeProblem } from './CodeProblem.tsx'
import type { CartRefusal } from './changeCart.server.ts'
import { useToldChange } from './useToldChange.ts'

export type CodeFormProps = {
  readonly codes: CartView['codes']
  readonly refusal: CartRefusal | undefined
}

/** The codes on the cart, and the way to another. One that was taken or removed is told of, with the focus on it. */
export const CodeForm = ({ codes, refusal }: CodeFormProps) => {
  const navigation = useNavigation()
  const known = codes.map(({ code }) => code).join(' ')
  const told = useToldChange(known)
  return (
    <Stack gap={known ? 'm' : 'none'}>
      <div ref={told} role="status" aria-label={m.promo_codes()} tabIndex={-1}>
        <Stack gap="m">
          {codes.map(({ id, code }) => (
            <Form method="post" key={id} preventScrollReset>
              <input type="hidden" name="intent" value="remove-code" />
              <input type="hidden" name="codeId" value={id} />
              <Inline gap="s" align="center">
                <Chip>{code}</Chip>
                <TextLink type="submit" size="small" place="alone" aria-label={m.remove_code({ code })}>
                  {m.remove()}
                </TextLink>
              </Inline>
            </Form>
          ))}
        </Stack>
      </div>
      {/* Made anew when a code was taken: closed, with an empty field. */}
      <Form method="post" preventScrollReset key={known}>
        <input type="hidden" name="intent" value="code" />
        <PromoCode
          id="promo-code"
          label={m.promo_label()}
          fieldLabel={m.promo_field()}
          name="code"
          submit={m.promo_submit()}
          error={refusal ? <CodeProblem refusal={refusal} /> : undefined}
          value={refusal?.typed}
          loading={navigation.formData?.get('intent') === 'code'}
        />
      </Form>
    </Stack>
  )
}
