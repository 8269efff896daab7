import BasisTheoryElements
import Foundation

/// Call it once, before the first card form appears: the list counts for every field of the app.
func acceptStoreCards(in cardNumber: CardNumberUITextField) throws {
    let digit = try NSRegularExpression(pattern: "\\d")
    let storeCard = CardBrandDetails(
        cardBrandName: "store-card",
        // Single prefixes, or ranges of two.
        cardIdentifiers: [840500, [840510, 840519]],
        cvcMaskInput: [digit, digit, digit],
        gaps: [4, 8, 12],
        validLengths: [16]
    )
    cardNumber.cardTypes = CardBrand.DefaultCardBrands + [storeCard]
}
