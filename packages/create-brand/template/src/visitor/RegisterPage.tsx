import {
  agreementSchema,
  type FormResult,
  passwordRules,
  type RegistrationFormValue,
  readForm,
  registrationSchema,
} from '@selvedge/cart-domain/forms'
import {
  Button,
  Callout,
  Checkbox,
  Grid,
  PasswordInput,
  Text,
  TextInput,
  TextLink,
  useToast,
} from '@selvedge/ui-kit'
import { useEffect, useRef, useState } from 'react'
import { leaveFor } from '../router'
import { useShop } from '../ShopProvider'
import { GuestPage } from './GuestPage'
import { problemText } from './problemText'
import { useForm } from './useForm'
import { VisitorForm } from './VisitorForm'

const { STOREFRONT_URL } = import.meta.env

const rules = [
  { label: 'At least 8 characters', test: passwordRules.length },
  { label: 'A lowercase letter', test: passwordRules.lowercase },
  { label: 'An uppercase letter', test: passwordRules.uppercase },
  { label: 'A number', test: passwordRules.number },
  { label: 'A special character', test: passwordRules.special },
]

/** Reads the details and the agreement, and returns the problems of both. */
const readRegistration = (fields: FormData): FormResult<RegistrationFormValue> => {
  const details = readForm(registrationSchema, fields)
  const agreement = readForm(agreementSchema, fields)
  if (agreement.ok) return details
  const problems = { ...(details.ok ? {} : details.problems), ...agreement.problems }
  return { ok: false, problems, values: agreement.values }
}

type FormProps = {
  /** Called with the email address to which the shop has sent a link. */
  readonly onMailSent: (email: string) => void
}

const Form = ({ onMailSent }: FormProps) => {
  const { register } = useShop()
  const { show } = useToast()
  const { pending, message, submit, errorOf } = useForm(
    readRegistration,
    async ({ passwordAgain: _, ...registration }) => {
      const result = await register(registration)
      if (!result.ok) return problemText(result.problem)
      if (!result.value) {
        onMailSent(registration.email)
        return undefined
      }
      show({ title: 'Your account is ready.', description: 'You are logged in.' })
      leaveFor('/cart', '/register')
      return undefined
    },
  )
  const password = { autoComplete: 'new-password', labels: { show: 'Show', hide: 'Hide' }, required: true }

  return (
    <VisitorForm onSubmit={submit} message={message}>
      <Grid columns="pair">
        <TextInput
          label="First name"
          name="firstName"
          autoComplete="given-name"
          error={errorOf('firstName')}
          required
        />
        <TextInput
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          error={errorOf('lastName')}
          required
        />
      </Grid>
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
        rules={rules}
        ruleStates={{ met: 'done', open: 'still needed' }}
        error={errorOf('password')}
        {...password}
      />
      <PasswordInput
        label="Password again"
        name="passwordAgain"
        error={errorOf('passwordAgain')}
        {...password}
      />
      <Checkbox
        name="agreement"
        error={errorOf('agreement')}
        hint={<TextLink href={`${STOREFRONT_URL}/help/privacy`}>How we use them</TextLink>}
        required
      >
        I agree that my details are kept for my account and my orders.
      </Checkbox>
      <Button type="submit" width="full" loading={pending}>
        Create account
      </Button>
      <Text>
        You have an account? <TextLink href="/login">Log in</TextLink>
      </Text>
    </VisitorForm>
  )
}

/** Says that the shop has sent a link. It gets the focus, because the form that had it is gone. */
const MailSent = ({ email }: { readonly email: string }) => {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div ref={message} tabIndex={-1}>
      <Callout tone="success">We have sent a link to {email}. Open it, and log in then.</Callout>
    </div>
  )
}

/** The registration of a customer. The account is the shop's, so that the customer can log in there, too. */
export const RegisterPage = () => {
  const [mailedTo, setMailedTo] = useState<string>()
  return (
    <GuestPage
      pageType="register"
      title="Create an account"
      text="Your cart and your orders are in one place, here and at the checkout."
    >
      {mailedTo ? <MailSent email={mailedTo} /> : <Form onMailSent={setMailedTo} />}
    </GuestPage>
  )
}
