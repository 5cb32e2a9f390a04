/** Forms of a word by what `Intl.PluralRules` calls a number of a language; `other` stands for those that are not named. */
type PluralForms = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string }

const rules = new Map<string, Intl.PluralRules>()

/**
 * The form that a language has for a number.
 * @example plural('ar', 3, { one: 'سطر واحد', two: 'سطران', few: 'أسطر', other: 'سطرًا' })
 */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  return forms[rule.select(count)] ?? forms.other
}
