import { useEffect, useState } from 'react'

/** The trimmed text of a field, as it is typed. */
export const useFieldText = (field: HTMLInputElement): string => {
  const [text, setText] = useState(field.value.trim())
  useEffect(() => {
    const onInput = (): void => setText(field.value.trim())
    onInput()
    field.addEventListener('input', onInput)
    return () => field.removeEventListener('input', onInput)
  }, [field])
  return text
}
