/** What the code of "Extract cards from images" does with the one image whose text the simulator knows. */
import { thrown, WITHOUT_APPLICATION, type KnownCode } from '../code-runs';
import { property } from '../json';
import { unsupported } from '../problems';

/** The image that the guide sends. */
const TEST_IMAGE = 'https://images.example.com/test-card.png';

/** What the guide has its reader write on the image. */
const CARD = { number: '4242424242424242', expiration_month: 12, expiration_year: 2029, cvc: '123' };

export const extractCard: KnownCode = ({ args, createToken }) => {
  const image = property(args, 'image');
  if (typeof image !== 'string' || !/^(https:\/\/|data:image\/\w+;base64,)/.test(image))
    return thrown('BadRequestError', 'Send an https address or a data URL.', 'image');
  if (image !== TEST_IMAGE)
    throw unsupported(`The mock platform doesn't read images. It knows the text of only ${TEST_IMAGE}.`);
  if (createToken === undefined) return WITHOUT_APPLICATION;
  const token = createToken({ type: 'card', data: CARD });
  const number = property(token.data, 'number');
  return number === undefined
    ? thrown('ReactorRuntimeError', "The code read token.data.number, and the application can't see it.")
    : { ok: true, body: { raw: { token_id: token.id ?? null, number } } };
};
