import { loginSchema, readForm } from '@selvedge/cart-domain/forms'
import { userMessages } from '@selvedge/cart-domain/messages'
import {
  Button,
  Inline,
  PasswordInput,
  TextInput,
  TextLink,
  type ToastRequest,
  useToast,
} from '@selvedge/ui-kit'
import { leaveFor } from '../router'
import { useShop } from '../ShopProvider'
import type { Shop } from '../shop'
import { GuestPage } from './GuestPage'
import { problemText } from './problemText'
import { useForm } from './useForm'
import { VisitorForm } from './VisitorForm'

const { STOREFRONT_URL } = import.meta.env

type Merge = Extract<Awaited<ReturnType<Shop['login']>>, { readonly ok: true }>['value']['merge']

/** What happened to the cart that a guest had. */
const mergeToast = ({ status }: Merge): ToastRequest => {
  if (status === 'FAILED')
    return { title: userMessages['cart-merge'], variant: 'error', duration: 'indefinite' }
  if (status === 'CLAIMED') return { title: 'You are logged in.', description: 'Your cart came with you.' }
  if (status === 'MERGED')
    return { title: 'You are logged in.', description: 'Your cart joined the one in your account.' }
  return { title: 'You are logged in.' }
}

const Form = () => {
  const { login } = useShop()
  const { show } = useToast()
  const { pending, message, submit, errorOf } = useForm(
    (fields) => readForm(loginSchema, fields),
    async (credentials) => {
      const result = await login(credentials)
      if (!result.ok) return problemText(result.problem)
      show(mergeToast(result.value.merge))
      leaveFor('/cart', '/login')
      return undefined
    },
  )

  return (
    <VisitorForm onSubmit={submit} message={message}>
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        required
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        labels={{ show: 'Show', hide: 'Hide' }}
        error={errorOf('password')}
        required
      />
      <Button type="submit" width="full" loading={pending}>
        Log in
      </Button>
      <Inline gap="l">
        <TextLink href="/register">Create an account</TextLink>
        <TextLink href={`${STOREFRONT_URL}/account/forgot`}>Forgot your password?</TextLink>
      </Inline>
    </VisitorForm>
  )
}

/** The login with an account of the shop. */
export const LoginPage = () => (
  <GuestPage
    pageType="login"
    title="Log in"
    text="Your cart comes with you, and has the prices of your account."
  >
    <Form />
  </GuestPage>
)
