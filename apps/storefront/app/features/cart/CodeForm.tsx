import { Chip } from '@selvedge/ui-kit/Chip'
import { Inline } from '@selvedge/ui-kit/Inline'
import { PromoCode } from '@selvedge/ui-kit/PromoCode'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { CartView } from '../../../server/cart/cartView.ts'
import { m } from '../../paraglide/messages.js'
import { usePaths, useShop } from '../frame/useShop.ts'
import { CartForm, useCartFetcher } from './CartForm.tsx'
import type { CartRefusal, CartResult } from './cartResult.ts'
import { useFocusOnChange } from './useFocusOnChange.ts'

/**
 * Explains why a code was refused. If the code does not apply to the cart, the text links to the terms, and guests also
 * see a link to log in (spec §8).
 */
const CodeProblem = ({ refusal: { problem, message } }: { readonly refusal: CartRefusal }) => {
  const paths = usePaths()
  const shop = useShop()
  if (problem.kind !== 'code-not-applicable') return message
  return (
    <>
      {message}{' '}
      {shop?.signedIn ? null : (
        <>
          {m.code_login_hint()} <TextLink href={paths.login(paths.cart())}>{m.login_action()}</TextLink>.{' '}
        </>
      )}
      <TextLink href={paths.help('promotions')}>{m.code_terms()}</TextLink>
    </>
  )
}

type CodeFormProps = {
  readonly codes: CartView['codes']
  /** The result of a form that was submitted without JavaScript. */
  readonly result: CartResult | undefined
}

/** The codes on the cart, and a field for another one. A code that was added or removed is announced and focused. */
export const CodeForm = ({ codes, result }: CodeFormProps) => {
  const fetcher = useCartFetcher('code')
  const latest = fetcher.data ?? result
  const refusal = latest?.kind === 'refused' && latest.subject === 'code' ? latest : undefined
  const known = codes.map(({ code }) => code).join(' ')
  const region = useFocusOnChange(known)
  return (
    <Stack gap={known ? 'm' : 'none'}>
      <div ref={region} role="status" aria-label={m.promo_codes()} tabIndex={-1}>
        <Stack gap="m">
          {codes.map(({ id, code }) => (
            <CartForm key={id} fetcher={fetcher} change={{ intent: 'remove-code', codeId: id }}>
              <Inline gap="s" align="center">
                <Chip>{code}</Chip>
                <TextLink type="submit" size="small" place="alone" aria-label={m.remove_code({ code })}>
                  {m.remove()}
                </TextLink>
              </Inline>
            </CartForm>
          ))}
        </Stack>
      </div>
      {/* The key creates a new form when the codes have changed: closed, with an empty field. */}
      <CartForm key={known} fetcher={fetcher} change={{ intent: 'add-code' }}>
        <PromoCode
          id="promo-code"
          label={m.promo_label()}
          fieldLabel={m.promo_field()}
          name="code"
          submit={m.promo_submit()}
          error={refusal ? <CodeProblem refusal={refusal} /> : undefined}
          value={refusal?.typed}
          loading={fetcher.formData?.get('intent') === 'add-code'}
        />
      </CartForm>
    </Stack>
  )
}
