interface RecipeConfig {
  readonly defaultClassName: string
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly defaultVariants: Readonly<Record<string, string>>
}

/**
 * What a compiled recipe does at run time. The build puts it in the place of @vanilla-extract/recipes' own, which is
 * three times as large: the kit has no compound or boolean variants and reads no `classNames` at run time.
 */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants }: RecipeConfig) =>
  (options: Readonly<Record<string, string | undefined>> = {}): string => {
    let className = defaultClassName
    for (const name in variantClassNames) {
      const own = variantClassNames[name]?.[options[name] ?? defaultVariants[name] ?? '']
      if (own) className += ` ${own}`
    }
    return className
  }
