import { useSearchParams } from '@remix-run/react'

/** The parameters of the URL that a form does not change, as hidden fields. The page number starts again. */
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
