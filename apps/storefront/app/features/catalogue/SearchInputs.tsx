import { useLocation, useNavigation } from '@remix-run/react'

/**
 * Hidden fields for the parameters of the URL that a form does not change: of the URL that is being loaded, if it is one
 * of the same list, so that a choice right before the form is not lost. The forms of a list are submitted with
 * `flushSync`, so that these fields change at once. The page number is left out, so that the form
 * leads to the first page.
 */
export const SearchInputs = ({ without }: { readonly without: readonly string[] }) => {
  const shown = useLocation()
  const loading = useNavigation().location
  const { search } = loading?.pathname === shown.pathname ? loading : shown
  return (
    <>
      {[...new URLSearchParams(search)]
        .filter(([name]) => name !== 'page' && !without.includes(name))
        .map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
    </>
  )
}
