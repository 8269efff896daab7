/**
 * Errors of the platform's script. They are not the classes that the package exports: the package hands no class to the
 * script that it loads, so `instanceof` with a class of the package is false for them, and `name` is what code can go
 * by.
 */
import type {
  BasisTheoryApiError as PublishedApiError,
  BasisTheoryValidationError as PublishedValidationError,
} from '@basis-theory/web-elements';

class ApiError extends Error implements PublishedApiError {
  override readonly name = 'BasisTheoryApiError';

  constructor(
    readonly status: number,
    readonly data: unknown,
  ) {
    super(`The platform answered ${status}.`);
  }
}

class ValidationError extends Error implements PublishedValidationError<unknown> {
  override readonly name = 'BasisTheoryValidationError';

  constructor(readonly details: unknown) {
    super('An Element in the payload is incomplete or invalid.');
  }
}

export { ApiError, ValidationError };
