import { Button, Container, PasswordInput, Stack, TextInput, Title } from '@mantine/core'

export function Login() {
  return (
    <Container size="xs">
      <form>
        <Stack>
          <Title>Login</Title>
          <TextInput name="user" label="User" />
          <PasswordInput name="password" label="Password" />
          <Button type="submit">Log in</Button>
        </Stack>
      </form>
    </Container>
  )
}
