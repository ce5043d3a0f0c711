import { useLocation, useNavigation, useSubmit } from '@remix-run/react'
import { createContext, type MutableRefObject, type ReactNode, useContext, useEffect, useRef } from 'react'

/** The search of the URL of a list: the one that is being loaded, or the one that is shown. */
export const ChosenSearch = createContext<MutableRefObject<string>>({ current: '' })

const FollowRouter = ({ chosen }: { readonly chosen: MutableRefObject<string> }) => {
  const shown = useLocation()
  const { location: loading } = useNavigation()
  useEffect(() => {
    chosen.current = (loading?.pathname === shown.pathname ? loading : shown).search
  }, [chosen, shown, loading])
  return null
}

/**
 * Provides `ChosenSearch` to the forms of a list. A choice changes it at once, before React renders the navigation, so that a choice right
 * after another one includes it.
 */
export const ListChoices = ({ children }: { readonly children: ReactNode }) => {
  const chosen = useRef(useLocation().search)
  return (
    <ChosenSearch.Provider value={chosen}>
      <FollowRouter chosen={chosen} />
      {children}
    </ChosenSearch.Provider>
  )
}

/** Returns a function that loads the list with the filled-in fields of a form. `names` are the form's own parameters; it keeps the others. */
export const useListChoice = (): ((form: HTMLFormElement, names: readonly string[]) => void) => {
  const submit = useSubmit()
  const chosen = useContext(ChosenSearch)
  return (form, names) => {
    const isOther = ([name]: [string, string]) => name !== 'page' && !names.includes(name)
    const next = new URLSearchParams([...new URLSearchParams(chosen.current)].filter(isOther))
    for (const [name, value] of new FormData(form))
      if (names.includes(name) && typeof value === 'string' && value !== '') next.append(name, value)
    const search = next.toString()
    chosen.current = search && `?${search}`
    submit(next, { preventScrollReset: true })
  }
}
