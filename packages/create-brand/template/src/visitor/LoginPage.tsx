import { loginSchema, readForm } from '@selvedge/cart-domain/forms'
import { fieldMessages, userMessages } from '@selvedge/cart-domain/messages'
import {
  Box,
  Button,
  Callout,
  Inline,
  PageTitle,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  TextLink,
  type ToastRequest,
  useToast,
} from '@selvedge/ui-kit'
import { type FormEvent, useState } from 'react'
import { usePageView } from '../frame/usePageView'
import { navigate } from '../router'
import { useSession, useShop } from '../ShopProvider'
import type { Shop } from '../shop'

const { STOREFRONT_URL } = import.meta.env

type Login = Awaited<ReturnType<Shop['login']>>
type Problem = Extract<Login, { readonly ok: false }>['problem']
type Merge = Extract<Login, { readonly ok: true }>['value']['merge']

const problemText = (problem: Problem): string => {
  if (problem.kind === 'credentials') return userMessages.credentials
  if (problem.kind !== 'too-many') return 'The shop could not be reached. Please try again.'
  return `Too many attempts. Please try again in ${Math.ceil(problem.retryAfter / 60)} minutes.`
}

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
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [fields, setFields] = useState<{ readonly email?: string; readonly password?: string }>({})

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const read = readForm(loginSchema, new FormData(form))
    setProblem(undefined)
    setFields({})
    if (!read.ok) {
      const { email, password } = read.problems
      setFields({
        ...(email ? { email: fieldMessages[email] } : {}),
        ...(password ? { password: fieldMessages[password] } : {}),
      })
      form.querySelector<HTMLInputElement>(email ? '[name=email]' : '[name=password]')?.focus()
      return
    }
    setPending(true)
    const result = await login(read.value)
    setPending(false)
    if (!result.ok) {
      setProblem(result.problem)
      return
    }
    show(mergeToast(result.value.merge))
    navigate('/cart', { replace: true })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="l">
        {problem ? (
          <Callout tone="error" role="alert">
            {problemText(problem)}
          </Callout>
        ) : null}
        <TextInput label="Email" name="email" type="email" autoComplete="email" error={fields.email} />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          labels={{ show: 'Show', hide: 'Hide' }}
          error={fields.password}
        />
        <Button type="submit" width="full" loading={pending}>
          Log in
        </Button>
        <Inline gap="l">
          <TextLink href={`${STOREFRONT_URL}/account/register`}>Create an account</TextLink>
          <TextLink href={`${STOREFRONT_URL}/account/forgot`}>Forgot your password?</TextLink>
        </Inline>
      </Stack>
    </form>
  )
}

/** The login with an account of the shop. */
export const LoginPage = () => {
  const { signedIn } = useSession()
  usePageView('login', 'Log in')
  return (
    <>
      <PageTitle
        size="page"
        title="Log in"
        text="With your account you see your prices, and what is in your cart comes with you."
      />
      <Box width="narrow">
        {signedIn ? (
          <Stack gap="m" align="start">
            <Text>You are logged in.</Text>
            <Button href="/cart">Go to cart</Button>
          </Stack>
        ) : (
          <Form />
        )}
      </Box>
    </>
  )
}
