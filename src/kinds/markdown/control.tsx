import { Button, Input, Textarea } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { forms } from '#texts/form.ts'
import { autoDirection } from '../../ui/auto-direction.ts'
import type { FieldControlProps } from '../core/control/control-props.ts'
import { inputText, placeholderOf, useControl } from '../core/control/use-control.ts'
import classes from './markdown.module.css'
import type { MarkdownField } from './definition.ts'

const MarkdownView = lazy(() => import('./MarkdownView.tsx'))

/** The text as it is written, or as it will be read. */
export default function MarkdownControl({ name, form, field }: FieldControlProps<MarkdownField>) {
  const control = useControl({ form, field }, name)
  const [isPreview, setIsPreview] = useState(false)
  const text = inputText(control.value)
  const { label, description, inputWrapperOrder, error, withAsterisk } = control.props
  return (
    <div>
      {isPreview ? (
        <Input.Wrapper {...{ label, description, inputWrapperOrder, error, withAsterisk }} labelElement="div">
          <div className={classes.preview}>
            <Suspense fallback={text}>
              <MarkdownView text={text} />
            </Suspense>
          </div>
        </Input.Wrapper>
      ) : (
        <Textarea
          {...control.props}
          {...autoDirection}
          {...placeholderOf(field)}
          autoComplete="off"
          rows={8}
          resize="vertical"
          value={text}
          onChange={(event) => control.change(event.currentTarget.value)}
        />
      )}
      <Button
        className={classes.switch}
        size="compact-sm"
        variant="default"
        disabled={!isPreview && text.trim() === ''}
        onClick={() => setIsPreview(!isPreview)}
      >
        {isPreview ? forms.writeOn : forms.preview}
      </Button>
    </div>
  )
}
