/** The parts of jStat that the report uses; the package has no types of its own. */
declare module 'jstat' {
  type Distributions = {
    /** `inv`: the quantile of a probability, for a number of degrees of freedom. */
    readonly studentt: { readonly inv: (probability: number, degreesOfFreedom: number) => number }
    readonly chisquare: { readonly cdf: (value: number, degreesOfFreedom: number) => number }
    readonly normal: { readonly inv: (probability: number, mean: number, deviation: number) => number }
  }
  const library: { readonly jStat: Distributions }
  export default library
}
