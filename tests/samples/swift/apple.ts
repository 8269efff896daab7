/**
 * The names of Apple's frameworks that samples use. No source of them is at hand, so a name that a sample needs is added
 * here by hand, after a look at Apple's documentation.
 */

/** Types, by the module that a sample imports for them. Those of Swift itself need no import. */
export const APPLE_TYPES: Readonly<Record<string, readonly string[]>> = {
  Swift:
    'Any Array Bool CheckedContinuation Codable Decodable Dictionary Double Encodable Error Int MainActor Never Result Set String Task Void objc'.split(
      ' ',
    ),
  Foundation:
    'DispatchQueue Data Date DecodingError HTTPURLResponse JSONDecoder JSONEncoder JSONSerialization NSNumber NSRegularExpression NotificationCenter URL URLError URLRequest URLResponse URLSession'.split(
      ' ',
    ),
  UIKit:
    'CGRect IBAction IBOutlet NSLayoutConstraint UIApplication UIButton UILabel UIStackView UISwitch UITextField UIView UIViewController'.split(
      ' ',
    ),
  SwiftUI:
    'Button Context HStack ObservableObject Published StateObject Text UIViewRepresentable VStack View'.split(
      ' ',
    ),
  Combine: 'AnyCancellable AnyPublisher ObservableObject PassthroughSubject Published Publishers'.split(' '),
};

/** The modules that another module includes. */
export const BRINGS: Readonly<Record<string, readonly string[]>> = {
  UIKit: ['Foundation'],
  SwiftUI: ['UIKit', 'Foundation'],
  BasisTheoryElements: [],
  ThreeDS: [],
};

/** What a bridging header of React Native gives, without an import. */
export const BRIDGED: readonly string[] = [
  'RCTPromiseRejectBlock',
  'RCTPromiseResolveBlock',
  'RCTViewManager',
];

const VIEW =
  'backgroundColor bottomAnchor frame isHidden isUserInteractionEnabled leadingAnchor layer setContentCompressionResistancePriority setContentHuggingPriority topAnchor trailingAnchor translatesAutoresizingMaskIntoConstraints widthAnchor'.split(
    ' ',
  );
const CONTROL = [...VIEW, 'addTarget', 'isEnabled'];

/** What a library's class has from its superclass, except `attributedText`, which would read what the user typed. */
export const APPLE_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  UITextField: [
    ...CONTROL,
    ...'borderStyle font isSecureTextEntry keyboardType placeholder textColor'.split(' '),
  ],
  UIButton: [...CONTROL, 'configuration', 'setTitle'],
  UIViewController: ['present', 'view', 'viewDidLoad'],
};

/** Apple's superclasses whose views are made without arguments: `UIView()`. */
export const MADE_WITHOUT_ARGUMENTS: readonly string[] = ['UITextField', 'UIButton', 'UIViewController'];
