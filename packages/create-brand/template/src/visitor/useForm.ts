import type { FormResult } from '@selvedge/cart-domain/forms'
import { fieldMessages } from '@selvedge/cart-domain/messages'
import { type FormEvent, useState } from 'react'

type Problems = Extract<FormResult<unknown>, { readonly ok: false }>['problems']

/**
 * The state of a form. `submit` reads the fields with `read` and focuses the first field that has a problem, or passes the value to `send`, which
 * returns a message when the shop does not accept it.
 */
export const useForm = <Value>(
  read: (fields: FormData) => FormResult<Value>,
  send: (value: Value) => Promise<string | undefined>,
) => {
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const result = read(new FormData(form))
    setMessage(undefined)
    setProblems(result.ok ? {} : result.problems)
    if (!result.ok) {
      const invalid = [...form.querySelectorAll('input')].find(({ name }) => result.problems[name])
      invalid?.focus()
      return
    }
    setPending(true)
    try {
      setMessage(await send(result.value))
    } finally {
      setPending(false)
    }
  }

  /** Returns the message beside a field. */
  const errorOf = (name: string): string | undefined => {
    const problem = problems[name]
    return problem && fieldMessages[problem]
  }
  return { pending, message, submit, errorOf }
}
