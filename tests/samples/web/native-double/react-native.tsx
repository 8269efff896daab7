/** The parts of React Native that checkouts use, as elements of a page. */
import type { ReactNode } from 'react';

interface Children {
  readonly children?: ReactNode;
}

export const View = ({ children }: Children): ReactNode => <div>{children}</div>;

export const Text = ({ children }: Children): ReactNode => <output>{children}</output>;

interface ButtonProps {
  readonly title: string;
  readonly disabled?: boolean;
  readonly onPress: () => unknown;
}

export const Button = ({ title, disabled, onPress }: ButtonProps): ReactNode => (
  <button disabled={disabled} onClick={() => void onPress()}>
    {title}
  </button>
);

interface TextInputProps {
  readonly placeholder: string;
  readonly value: string;
  readonly onChangeText: (text: string) => void;
}

export const TextInput = ({ placeholder, value, onChangeText }: TextInputProps): ReactNode => (
  <input
    aria-label={placeholder}
    value={value}
    onChange={(event) => {
      onChangeText(event.target.value);
    }}
  />
);
