/** Hidden field that tells password managers which account a form belongs to. */
export function PasswordManagerUsername({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />;
}
