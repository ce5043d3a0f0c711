import { useSearchParams } from '@remix-run/react'

/**
 * Hidden fields for the parameters of the URL that a form does not change, without JavaScript and before hydration. The page number is left out, so
 * that the form leads to the first page.
 */
export const SearchInputs = ({ without }: { readonly without: readonly string[] }) => {
  const [search] = useSearchParams()
  return (
    <>
      {[...search]
        .filter(([name]) => name !== 'page' && !without.includes(name))
        .map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
    </>
  )
}
