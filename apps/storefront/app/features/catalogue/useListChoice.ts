import { useLocation, useSubmit } from '@remix-run/react'
import { createContext, type MutableRefObject, useContext, useEffect, useRef } from 'react'

type Pending = MutableRefObject<string | null>

/** The search of a list that is being loaded for a filter or an order. `null`: no choice is being loaded. */
export const PendingSearch = createContext<Pending>({ current: null })

/**
 * Returns the value of `PendingSearch` for a list. It changes at once, before React renders the navigation, so that a choice right after
 * another one includes it.
 */
export const usePendingSearch = (): Pending => {
  const pending = useRef<string | null>(null)
  const { key } = useLocation()
  // Another history entry ends the navigation.
  useEffect(() => {
    pending.current = null
  }, [key])
  return pending
}

/** Returns a function that loads the list with the filled-in fields of a form. `names` are the form's own parameters; it keeps the others. */
export const useListChoice = (): ((form: HTMLFormElement, names: readonly string[]) => void) => {
  const submit = useSubmit()
  const { search } = useLocation()
  const pending = useContext(PendingSearch)
  return (form, names) => {
    const isOther = ([name]: [string, string]) => name !== 'page' && !names.includes(name)
    const next = new URLSearchParams([...new URLSearchParams(pending.current ?? search)].filter(isOther))
    for (const [name, value] of new FormData(form))
      if (names.includes(name) && typeof value === 'string' && value !== '') next.append(name, value)
    pending.current = next.toString()
    submit(next, { preventScrollReset: true })
  }
}
